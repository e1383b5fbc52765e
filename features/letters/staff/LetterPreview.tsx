import { List, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { LetterSheet } from '../portal/LetterSheet.tsx';
import { draftOptions, previewOptions } from './queries.ts';
import classes from './LetterPreview.module.css';

/** The letters the prepared round would become, one tab a bureau (`letter` in the URL); follows each save of the draft. */
export function LetterPreview({ contactId }: { readonly contactId: string }): ReactElement {
  const draft = useQuery(draftOptions(contactId));
  const preview = useQuery(previewOptions(contactId, draft.data?.draft?.version));
  const [search, setSearch] = useSearchParams();
  if (preview.error && !preview.data) return <RefusalNote error={preview.error} />;
  if (!preview.data) return <LoadingLines lines={10} />;
  const { problems } = preview.data;
  const letters = BUREAUS.flatMap((bureau) => preview.data.letters.filter((letter) => letter.bureau === bureau));
  const shown = letters.find((letter) => letter.bureau === search['letter']) ?? letters[0];
  return (
    <section aria-busy={preview.isPlaceholderData}>
      <Title order={2} className={classes['title'] ?? ''}>
        Letters so far
      </Title>
      {problems.length > 0 && (
        <List size="sm" mb="xs" c="dimmed">
          {problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      )}
      {shown ? (
        <Tabs value={shown.bureau} onChange={(bureau) => setSearch({ letter: bureau ?? undefined })}>
          <Tabs.List>
            {letters.map((letter) => (
              <Tabs.Tab key={letter.bureau} value={letter.bureau}>
                {BUREAU_NAMES[letter.bureau]}{' '}
                <Text span c="dimmed">
                  {letter.items.length}
                </Text>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {letters.map((letter) => (
            <Tabs.Panel key={letter.bureau} value={letter.bureau} pt="sm">
              {letter === shown && <LetterSheet letter={letter} />}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <Text c="dimmed">Letters appear here as soon as an item has a reason.</Text>
      )}
    </section>
  );
}
