import { Anchor, Group, SegmentedControl } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { APPROVAL_FILTERS } from '../rules/approval.ts';
import { LetterList } from './LetterList.tsx';
import type { LetterActions } from './PrintBar.tsx';

const PRINTED = [
  { value: 'all', label: 'All' },
  { value: 'no', label: 'Unprinted' },
  { value: 'yes', label: 'Printed' },
  { value: 'unmailed', label: 'Not mailed' },
];
const APPROVAL_DATA = [
  { value: 'all', label: 'Any approval' },
  { value: 'waiting', label: 'With the client' },
  { value: 'sent-back', label: 'Sent back' },
  { value: 'approved', label: 'Approved' },
];
const BUREAU_DATA = [{ value: 'all', label: 'All bureaus' }, ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] }))];

interface DisputeLettersPageProps {
  /** What other features do with the marked letters. */
  readonly actions?: LetterActions;
  /** What other features say above the list. */
  readonly status?: ReactNode;
}

/** The letters made for all clients; filters sit in the URL, marked ones are printed as one PDF. */
export function DisputeLettersPage({ actions, status }: DisputeLettersPageProps): ReactElement {
  const [search, setSearch] = useSearchParams();
  const printed = (['yes', 'no'] as const).find((known) => known === search['printed']);
  const mailed = search['mailed'] === 'no' ? ('no' as const) : undefined;
  const bureau = BUREAUS.find((known) => known === search['bureau']);
  const approval = APPROVAL_FILTERS.find((known) => known === search['approval']);
  return (
    <>
      <PageHeader title="Dispute Letters">
        <Group gap="xs">
          <SegmentedControl
            aria-label="Printed or not"
            data={PRINTED}
            value={mailed === 'no' ? 'unmailed' : (printed ?? 'all')}
            onChange={(value) =>
              setSearch({
                printed: value === 'yes' || value === 'no' ? value : undefined,
                mailed: value === 'unmailed' ? 'no' : undefined,
              })
            }
          />
          <SegmentedControl
            aria-label="Approval"
            data={APPROVAL_DATA}
            value={approval ?? 'all'}
            onChange={(value) => setSearch({ approval: value === 'all' ? undefined : value })}
          />
          <SegmentedControl
            aria-label="Bureau"
            data={BUREAU_DATA}
            value={bureau ?? 'all'}
            onChange={(value) => setSearch({ bureau: value === 'all' ? undefined : value })}
          />
        </Group>
      </PageHeader>
      {status}
      <LetterList
        actions={actions}
        filter={{ printed: mailed === undefined ? printed : undefined, mailed, bureau, approval }}
        empty={
          <EmptyState
            sentence={
              printed === undefined && mailed === undefined && bureau === undefined && approval === undefined
                ? 'No letters yet. Opening a round makes one for each bureau.'
                : 'No letter matches these filters.'
            }
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
