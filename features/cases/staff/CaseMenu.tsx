import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { CaseMenuItems } from './parts/CaseMenuItems.tsx';
import { useCaseControls, type CaseOf } from './parts/use-case-controls.ts';

// Dialogs come when the first one is opened; a list of cases is drawn without them.
const CaseDialogs = lazy(() => loadPart(async () => ({ default: (await import('./parts/CaseDialogs.tsx')).CaseDialogs })));

/** What can be done with a case, in a row of a list; nothing for those who may only look. */
export function CaseMenu({ of }: { readonly of: CaseOf }): ReactElement | null {
  const controls = useCaseControls(of);
  if (!controls.mayWork && !controls.mayReassign) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" loading={controls.busy} aria-label={`Actions for ${of.name}`}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <CaseMenuItems controls={controls} />
        </Menu.Dropdown>
      </Menu>
      {(controls.dialog !== undefined || controls.error !== null) && (
        <Suspense>
          <CaseDialogs controls={controls} />
        </Suspense>
      )}
    </>
  );
}
