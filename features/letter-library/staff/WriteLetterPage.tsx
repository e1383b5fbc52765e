// Writing a letter of the library: for whom, which letter, to whom. Then what it asks, with the letter beside it.
import { Select, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { LETTER_CATEGORIES, type LetterCategory } from '../../letters/rules/wording/letter-shape.ts';
import { languageWords, LETTER_TABS, TAB_CLASSES, TAB_WORDS } from '../rules/letter-words.ts';
import { BackLink } from './BackLink.tsx';
import type { PickPerson } from './pick-person.ts';
import { letterPagesOptions, preparationOptions } from './queries.ts';
import { RecipientPart } from './RecipientPart.tsx';
import { WritingForm } from './WritingForm.tsx';

/** What is chosen is in the address, so a contact and the library lead here, and a reload loses no choice. */
export function WriteLetterPage({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const idIn = (name: string): string => (isId(search[name] ?? '') ? (search[name] ?? '') : '');
  const [contactId, letterId, recipientId] = [idIn('contact'), idIn('write'), idIn('to')];
  const asked = { contactId, id: letterId, ...(recipientId !== '' && { recipientId }) };
  const isChosen = contactId !== '' && letterId !== '';
  const prepared = useQuery({ ...preparationOptions(asked), enabled: isChosen });
  return (
    <Stack gap="md" maw={1200}>
      <PageHeader title="Write a letter">
        <BackLink />
      </PageHeader>
      {pickPerson(contactId, (id) => change({ contact: id, to: undefined }))}
      <LetterPicker
        category={LETTER_CATEGORIES.find((one) => one === search['about'])}
        value={letterId}
        onChange={(id) => change({ write: id === '' ? 'new' : id, to: undefined })}
      />
      {isChosen && prepared.error ? <RefusalNote error={prepared.error} /> : undefined}
      {isChosen && !prepared.data && !prepared.error && <LoadingLines />}
      {isChosen && prepared.data && (
        <>
          {prepared.data.letter.recipientClass !== 'client' && (
            <RecipientPart contactId={contactId} letter={prepared.data.letter} value={recipientId} onChange={(id) => change({ to: id })} />
          )}
          <WritingForm key={`${contactId} ${letterId}`} contactId={contactId} recipientId={recipientId} prepared={prepared.data} />
        </>
      )}
    </Stack>
  );
}

interface LetterPickerProps {
  /** Only letters of this one, where another page leads to them. */
  readonly category: LetterCategory | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Active letters that are written on their own; those of rounds come with a round. */
function LetterPicker({ category, value, onChange }: LetterPickerProps): ReactElement {
  const list = useInfiniteQuery(letterPagesOptions({ use: 'own', active: 'yes', limit: MOST, ...(category && { category }) }));
  const letters = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const chosen = letters.find(({ id }) => id === value);
  const data = LETTER_TABS.map((tab) => ({
    group: TAB_WORDS[tab],
    items: letters
      .filter(({ recipientClass, published }) => TAB_CLASSES[tab].includes(recipientClass) && published !== null)
      .map(({ id, name, language }) => ({ value: id, label: language === 'en' ? name : `${name} (${languageWords(language)})` })),
  })).filter(({ items }) => items.length > 0);
  return (
    <div>
      <Select
        label="Letter"
        placeholder="Choose a letter"
        searchable
        value={value === '' ? null : value}
        data={data}
        onChange={(id) => onChange(id ?? '')}
        nothingFoundMessage="No letter has these words."
        comboboxProps={{ transitionProps: { duration: 0 } }}
        maxDropdownHeight={320}
      />
      {chosen && (
        <Text size="sm" c="dimmed" mt={4}>
          {chosen.purpose}
        </Text>
      )}
      <RefusalNote error={list.error} />
    </div>
  );
}

const MOST = 200;
