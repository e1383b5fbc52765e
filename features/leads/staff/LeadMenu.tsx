import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { LeadMenuItems } from './parts/LeadMenuItems.tsx';
import { useLeadCommands, type Lead } from './parts/use-lead-commands.ts';

// Dialogs come when the first one is opened; a list of leads is drawn without them.
const LeadDialogs = lazy(() => loadPart(async () => ({ default: (await import('./parts/LeadDialogs.tsx')).LeadDialogs })));

/** What can be done with a lead, in a row of a list; nothing for those who may only look. */
export function LeadMenu({ lead, stages = true }: { readonly lead: Lead; readonly stages?: boolean }): ReactElement | null {
  const commands = useLeadCommands(lead);
  if (!useMay()('leads:work')) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="subtle" color="gray" size="compact-sm" loading={commands.busy} aria-label={`Work with ${lead.name}`}>
            Work
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <LeadMenuItems commands={commands} stages={stages} />
        </Menu.Dropdown>
      </Menu>
      {(commands.opened !== undefined || commands.error !== null) && (
        <Suspense>
          <LeadDialogs commands={commands} />
        </Suspense>
      )}
    </>
  );
}
