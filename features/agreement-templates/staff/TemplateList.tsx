import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RestoreButton } from '../../../platform/web/table/RestoreButton.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { AgreementTemplate } from '../contract.ts';
import { NewTemplate } from './NewTemplate.tsx';
import { api, templatePagesOptions } from './queries.ts';
import { languageWords, statesWords } from './template-words.ts';

export function TemplateList(): ReactElement {
  const [search, change] = useSearchParams();
  const mayEdit = useMay()('agreement-templates:edit');
  const [isAdding, setAdding] = useState(false);
  const removed = search['removed'] === 'yes';
  const language = search['language'] === 'en' || search['language'] === 'es' ? search['language'] : undefined;
  const list = useInfiniteQuery(templatePagesOptions({ removed: removed ? 'yes' : 'no', ...(language && { language }) }));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageHeader title="Agreement Templates" action={mayEdit && <Button onClick={() => setAdding(true)}>Add template</Button>} />
      <Text c="dimmed" mb="sm" maw={720}>
        Agreements are made of the newest published version. A version never changes, so every client keeps the words they signed. Have a
        lawyer read a template before you use it.
      </Text>
      <Group gap="sm">
        <NativeSelect
          aria-label="Language"
          mb="sm"
          value={language ?? ''}
          data={[
            { value: '', label: 'All languages' },
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Spanish' },
          ]}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label="State"
          mb="sm"
          value={removed ? 'yes' : ''}
          data={[
            { value: '', label: 'In use' },
            { value: 'yes', label: 'Removed' },
          ]}
          onChange={(event) => change({ removed: event.currentTarget.value })}
        />
      </Group>
      <DataTable
        label="Agreement templates"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={removed ? undefined : ({ id }) => `/agreement-templates?template=${id}`}
        rowMenu={removed && mayEdit ? restoreOf : undefined}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence={removed ? 'No template was removed.' : 'There are no templates yet.'} />}
      />
      {isAdding && <NewTemplate templates={removed ? [] : (rows ?? [])} onClose={() => setAdding(false)} />}
    </>
  );
}

const COLUMNS: readonly Column<AgreementTemplate>[] = [
  { key: 'name', header: 'Template', width: 240, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'language', header: 'Language', width: 96, phone: 'line', cell: ({ language }) => languageWords(language) },
  { key: 'states', header: 'States', width: 140, cell: ({ states }) => statesWords(states) },
  { key: 'published', header: 'Published', width: 220, prose: true, cell: (template) => <PublishedText template={template} /> },
  { key: 'state', header: 'Status', width: 160, phone: 'mark', cell: (template) => <StatusText template={template} /> },
];

function PublishedText({ template: { published } }: { readonly template: AgreementTemplate }): ReactElement {
  if (published === null)
    return (
      <Text span c="dimmed">
        Not yet
      </Text>
    );
  return (
    <>
      Version {published.number}, <time dateTime={published.at}>{formatOfficeMoment(published.at)}</time>
    </>
  );
}

function StatusText({ template: { removed, published, draft, pair } }: { readonly template: AgreementTemplate }): ReactElement {
  if (removed) return <ToneText tone="none">Removed</ToneText>;
  if (draft) return <ToneText tone="soon">Draft</ToneText>;
  if (pair?.newer) return <ToneText tone="soon">Older than its pair</ToneText>;
  return published ? <ToneText tone="good">Published</ToneText> : <ToneText tone="none">Empty</ToneText>;
}

const restoreOf = (template: AgreementTemplate): ReactElement => <RestoreTemplate template={template} />;

function RestoreTemplate({ template: { id, name } }: { readonly template: AgreementTemplate }): ReactElement {
  return <RestoreButton name={name} id={id} restore={useChange(api.restore)} />;
}
