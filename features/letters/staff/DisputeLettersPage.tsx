import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactElement, type ReactNode } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { FoldedFilters } from '../../../platform/web/table/FoldedFilters.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { APPROVAL_FILTERS } from '../rules/approval.ts';
import { RECIPIENT_CLASSES, RECIPIENT_CLASS_WORDS } from '../rules/letter-kinds.ts';
import { LetterList } from './LetterList.tsx';
import type { LetterActions } from './PrintBar.tsx';
import type { LetterFilter } from './queries.ts';

/** Where letters are, each with what the list is asked for. */
const PLACES = [
  { value: 'all', label: 'All letters', search: {} },
  { value: 'unprinted', label: 'Not printed', search: { printed: 'no' } },
  { value: 'printed', label: 'Printed', search: { printed: 'yes' } },
  { value: 'unmailed', label: 'To mail', search: { mailed: 'no' } },
  { value: 'mailed', label: 'Mailed', search: { mailed: 'yes' } },
  { value: 'overdue', label: 'Answer overdue', search: { overdue: 'yes' } },
  { value: 'returned', label: 'Returned mail', search: { returned: 'yes' } },
] as const;
const NO_PLACE = { printed: undefined, mailed: undefined, overdue: undefined, returned: undefined };
const APPROVAL_DATA = [
  { value: '', label: 'Any approval' },
  { value: 'waiting', label: 'With the client' },
  { value: 'sent-back', label: 'Sent back' },
  { value: 'approved', label: 'Approved' },
];
const TO_DATA = [
  { value: '', label: 'Anyone' },
  ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] })),
  ...RECIPIENT_CLASSES.map((one) => ({ value: one, label: one === 'bureau' ? 'All bureaus' : RECIPIENT_CLASS_WORDS[one] })),
];

interface DisputeLettersPageProps {
  /** What other features do with the marked letters. */
  readonly actions?: LetterActions;
  /** What other features say above the list. */
  readonly status?: ReactNode;
}

/** The letters made for all clients; filters sit in the URL, marked ones are printed as one PDF. */
export function DisputeLettersPage({ actions, status }: DisputeLettersPageProps): ReactElement {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search['q'] ?? '');
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const yes = (key: string): 'yes' | undefined => (search[key] === 'yes' ? 'yes' : undefined);
  const yesNo = (key: string): 'yes' | 'no' | undefined => (['yes', 'no'] as const).find((known) => known === search[key]);
  const mailed = yesNo('mailed');
  const filter: LetterFilter = {
    printed: mailed === undefined ? yesNo('printed') : undefined,
    mailed,
    overdue: yes('overdue'),
    returned: yes('returned'),
    bureau: BUREAUS.find((known) => known === search['bureau']),
    recipientClass: RECIPIENT_CLASSES.find((known) => known === search['to']),
    approval: APPROVAL_FILTERS.find((known) => known === search['approval']),
    answerFrom: parseCivilDate(search['answerFrom'] ?? ''),
    answerUntil: parseCivilDate(search['answerUntil'] ?? ''),
    ...(wanted !== '' && { search: wanted }),
  };
  const place =
    PLACES.find(({ search: asked }) => {
      const entries = Object.entries(asked);
      return entries.length > 0 && entries.every(([key, value]) => search[key] === value);
    }) ?? PLACES[0];
  const active = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <>
      <PageHeader title="Dispute Letters">
        <FoldedFilters active={active}>
          <TextInput
            label="Client"
            type="search"
            w={{ base: '100%', xs: 170 }}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setSearch({ q: event.currentTarget.value || undefined });
            }}
          />
          <NativeSelect
            label="Show"
            w={{ base: '100%', xs: 150 }}
            data={PLACES.map(({ value, label }) => ({ value, label }))}
            value={place.value}
            onChange={(event) => {
              const chosen = PLACES.find(({ value }) => value === event.currentTarget.value);
              setSearch({ ...NO_PLACE, ...chosen?.search });
            }}
          />
          <NativeSelect
            label="Approval"
            w={{ base: '100%', xs: 150 }}
            data={APPROVAL_DATA}
            value={filter.approval ?? ''}
            onChange={(event) => setSearch({ approval: event.currentTarget.value || undefined })}
          />
          <NativeSelect
            label="Recipient"
            w={{ base: '100%', xs: 150 }}
            data={TO_DATA}
            value={filter.bureau ?? filter.recipientClass ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              const bureau = BUREAUS.find((known) => known === chosen);
              setSearch({ bureau, to: bureau === undefined && chosen !== '' ? chosen : undefined });
            }}
          />
          {(['answerFrom', 'answerUntil'] as const).map((key) => (
            <TextInput
              key={key}
              label={key === 'answerFrom' ? 'Answer came from' : 'Answer came until'}
              type="date"
              w={{ base: '100%', xs: 140 }}
              value={search[key] ?? ''}
              onChange={(event) => setSearch({ [key]: event.currentTarget.value || undefined })}
            />
          ))}
        </FoldedFilters>
      </PageHeader>
      {status}
      <LetterList
        actions={actions}
        filter={filter}
        empty={
          <EmptyState
            sentence={active === 0 ? 'No letters yet. Opening a round makes one for each bureau.' : 'No letter matches these filters.'}
            action={
              <Anchor component={AppLink} href="/dispute-center">
                Go to the Dispute Center
              </Anchor>
            }
          />
        }
      />
    </>
  );
}
