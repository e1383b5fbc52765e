import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { CaseMenuItems } from './parts/CaseMenuItems.tsx';
import { useCaseDesk, type CaseOf } from './parts/use-case-desk.ts';

// Dialogs come when the first one is opened; a list of cases is drawn without them.
const CaseDialogs = lazy(() => loadPart(async () => ({ default: (await import('./parts/CaseDialogs.tsx')).CaseDialogs })));

/** What can be done with a case, in a row of a list; nothing for those who may only look. */
export function CaseMenu({ of }: { readonly of: CaseOf }): ReactElement | null {
  const desk = useCaseDesk(of);
  if (!desk.mayWork && !desk.mayReassign) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" loading={desk.busy} aria-label={`Work on ${of.name}`}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <CaseMenuItems desk={desk} />
        </Menu.Dropdown>
      </Menu>
      {(desk.dialog !== undefined || desk.error !== null) && (
        <Suspense>
          <CaseDialogs desk={desk} />
        </Suspense>
      )}
    </>
  );
}
