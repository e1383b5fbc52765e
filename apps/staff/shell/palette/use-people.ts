import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CATEGORY_LABELS } from '../../../../features/contacts/rules/stages.ts';
import { peopleSearchOptions, personOptions } from '../../../../features/contacts/staff/search-people.ts';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import { readRecentPeople } from './recent-people.ts';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  /** Category and what distinguishes people of the same name; the SSN is masked. */
  readonly details: string;
  /** True when a typing error was forgiven. */
  readonly isGuess: boolean;
}
export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  readonly isSearching: boolean;
  readonly failed: boolean;
}

const PAUSE_MS = 120;

/** People who fit what was typed; before that, those opened last. Empty for people who may not see contacts. */
export function usePeople(typed: string, userId: string, mayView: boolean): FoundPeople {
  const wanted = typed.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const recentIds = useMemo(() => readRecentPeople(userId), [userId]);
  const isRecent = wanted === '';
  const search = useQuery({ ...peopleSearchOptions(asked), enabled: mayView && !isRecent && asked !== '' });
  const recent = useQueries({ queries: recentIds.map((id) => ({ ...personOptions(id), enabled: mayView && isRecent })) });
  if (!mayView) return { people: [], isSearching: false, failed: false };
  if (isRecent) {
    return {
      people: recent.flatMap(({ data }) => (data ? [{ id: data.id, name: data.name, details: describe(data), isGuess: false }] : [])),
      isSearching: false,
      failed: false,
    };
  }
  return {
    people: (search.data ?? []).map((hit) => ({ id: hit.id, name: hit.name, details: describe(hit), isGuess: !hit.exact })),
    isSearching: asked !== wanted || search.isFetching,
    failed: search.isError,
  };
}

function describe({
  category,
  email,
  phone,
  ssnMasked,
}: {
  readonly category: keyof typeof CATEGORY_LABELS;
  readonly email: string | null;
  readonly phone: string | null;
  readonly ssnMasked: string | null;
}): string {
  return [CATEGORY_LABELS[category], email, phone === null ? null : formatPhone(phone), ssnMasked === null ? null : `SSN ${ssnMasked}`]
    .filter((part) => part !== null)
    .join(' · ');
}
