// Saved views of a list: open one, see that it was changed since, save, rename, share, remove and restore.
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { View } from '../contract.ts';
import { addressOf, contentOf, isChanged } from '../rules/view-changes.ts';
import { OpenViewMenu } from './OpenViewMenu.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api, viewsOptions, type ViewPage } from './queries.ts';
import { SaveChanges } from './SaveChanges.tsx';
import { ViewForm } from './ViewForm.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import classes from './ViewsBar.module.css';

interface ViewsBarProps {
  readonly page: ViewPage;
  /** The page's address: filters, sort and tab, `cols` for the columns, `view` for the open view. */
  readonly search: ListSearch;
  readonly onOpen: (search: ListSearch) => void;
}

/** Draws nothing for people without views; without `views:keep` they can be opened only. */
export function ViewsBar({ page, search, onOpen }: ViewsBarProps): ReactElement | null {
  const may = useMay();
  const { data } = useQuery({ ...viewsOptions(page), enabled: may('views:view') });
  const [removed, setRemoved] = useState<View>();
  if (!may('views:view')) return null;
  const views = data?.rows ?? [];
  const open = views.find(({ id }) => id === search['view']);
  const changed = open !== undefined && isChanged(open, search);
  const hasContent = Object.keys(contentOf(search).query).length > 0 || search['cols'] !== undefined;
  const mayKeep = may('views:keep');
  return (
    <div className={classes['bar']}>
      {views.length > 0 && <ViewsMenu views={views} open={open} onOpen={(view) => onOpen(view ? addressOf(view) : {})} />}
      {open && (
        <Text span c="dimmed" size="xs" role="status">
          {changed ? 'Changed' : ''}
        </Text>
      )}
      {open && changed && open.abilities.change && <SaveChanges key={open.id} view={open} search={search} onOpen={onOpen} />}
      {open?.abilities.change && (
        <OpenViewMenu
          key={`menu ${open.id}`}
          view={open}
          onRemoved={() => {
            setRemoved(open);
            onOpen(addressWithout(search));
          }}
        />
      )}
      {mayKeep && hasContent && (!open || changed) && (
        <ViewForm
          label={open ? 'Save as a new view' : 'Save view'}
          page={page}
          search={search}
          onSaved={(view) => onOpen(addressOf(view))}
        />
      )}
      {removed && <Removed view={removed} onRestored={(view) => onOpen(addressOf(view))} onEnd={() => setRemoved(undefined)} />}
    </div>
  );
}

function addressWithout({ view: _open, ...rest }: ListSearch): ListSearch {
  return rest;
}

interface RemovedProps {
  readonly view: View;
  readonly onRestored: (view: View) => void;
  readonly onEnd: () => void;
}

function Removed({ view, onRestored, onEnd }: RemovedProps): ReactElement {
  const restore = useChange(api.restore);
  const undo = (): void =>
    restore.start({ id: view.id }, (back) => {
      onRestored(back);
      onEnd();
    });
  return (
    <span role="status" className={classes['removed']}>
      {restore.error ? 'The view could not be restored.' : `"${view.name}" removed.`}
      <Button variant="subtle" size="compact-sm" loading={restore.isPending} onClick={undo}>
        Undo
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onEnd}>
        Dismiss
      </Button>
    </span>
  );
}
