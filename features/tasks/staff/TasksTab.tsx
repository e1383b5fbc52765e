import { Button, Stack, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AddTask } from './parts/AddTask.tsx';
import { TaskList } from './TaskList.tsx';

/** What is to be done about a contact, and what was done. */
export function TasksTab({ contactId, archived }: { readonly contactId: string; readonly archived: boolean }): ReactElement {
  const mayWork = useMay()('tasks:work');
  const [showsDone, setShowsDone] = useState(false);
  return (
    <Stack gap="lg" maw={760}>
      {mayWork && !archived && <AddTask contactId={contactId} />}
      <section>
        <Title order={2} mb="xs">
          Open
        </Title>
        <TaskList filter={{ contactId }} about="assignee" canEdit={!archived} label="Open tasks" nothing="There are no open tasks." />
      </section>
      <section>
        {showsDone ? (
          <>
            <Title order={2} mb="xs">
              Done
            </Title>
            <TaskList
              filter={{ contactId, done: 'yes' }}
              about="assignee"
              canEdit={!archived}
              label="Done tasks"
              nothing="No tasks have been completed yet."
            />
          </>
        ) : (
          <Button variant="default" size="xs" onClick={() => setShowsDone(true)}>
            Show done tasks
          </Button>
        )}
      </section>
    </Stack>
  );
}
