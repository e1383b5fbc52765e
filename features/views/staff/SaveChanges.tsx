import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { View } from '../contract.ts';
import { addressOf, contentOf } from '../rules/view-changes.ts';
import { api, viewsOptions } from './queries.ts';
import classes from './ViewsBar.module.css';

interface SaveChangesProps {
  readonly view: View;
  readonly search: ListSearch;
  readonly onOpen: (search: ListSearch) => void;
}

/** Saves what the page shows into the open view. If someone else saved it since then, the person chooses one version. */
export function SaveChanges({ view, search, onOpen }: SaveChangesProps): ReactElement {
  const update = useChange(api.update);
  const cache = useQueryClient();
  const { id, version, name, shared, page } = view;
  const isConflict = update.error !== null && asRefusal(update.error).code === 'app.changedMeanwhile';
  const read = async (): Promise<View | undefined> =>
    (await cache.fetchQuery({ ...viewsOptions(page), staleTime: 0 })).rows.find((row) => row.id === id);
  const save = (over: number, words: string): void => update.start({ id, version: over, name: words, ...contentOf(search), shared });
  const keepMine = async (): Promise<void> => {
    const theirs = await read();
    if (theirs) save(theirs.version, theirs.name);
  };
  const takeTheirs = async (): Promise<void> => {
    const theirs = await read();
    update.reset();
    onOpen(theirs ? addressOf(theirs) : {});
  };
  if (isConflict) {
    return (
      <div className={classes['note']}>
        <ProblemNote title="Someone else saved changes while you were editing">
          <Group gap="xs" mt="xs">
            <Button size="xs" onClick={() => void keepMine()}>
              Update view
            </Button>
            <Button size="xs" variant="default" onClick={() => void takeTheirs()}>
              Show theirs
            </Button>
          </Group>
        </ProblemNote>
      </div>
    );
  }
  return (
    <>
      <Button variant="subtle" loading={update.isPending} onClick={() => save(version, name)}>
        Save changes
      </Button>
      <RefusalNote error={update.error} />
    </>
  );
}
