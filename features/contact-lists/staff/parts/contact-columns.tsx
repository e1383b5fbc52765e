// The columns lists of contacts can show. What can be changed in place says by which editor.
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { Column } from '../../../../platform/web/table/data-table-types.ts';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { formatDistance } from '../../../../platform/web/look/format-date.ts';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import type { ContactRow } from '../../contract.ts';
import type { Sort } from '../../rules/contact-filter.ts';
import { HOLD_NAMES } from '../../../contacts/rules/holds.ts';
import { CATEGORY_LABELS, STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import { FollowUpText } from './FollowUpText.tsx';
import { TagList } from './TagList.tsx';

export type EditableField = 'stage' | 'urgency' | 'ownerId' | 'followUpOn' | 'tags';
export interface ContactColumn extends Column<ContactRow> {
  /** Shown until someone chooses other columns. */
  readonly initially: boolean;
  /** The facet whose values the cells show. They are requested only while the column is shown. */
  readonly facet?: string;
  /** The categories it is about; all when left out. */
  readonly of?: readonly string[];
  readonly edits?: EditableField;
  /** Sort orders of the server for this column; the first click uses the first one. */
  readonly sorts?: readonly { readonly by: Sort; readonly direction: 'ascending' | 'descending' }[];
}

export const CONTACT_COLUMNS = {
  name: {
    key: 'name',
    header: 'Name',
    width: 220,
    initially: true,
    cell: (row) => <NameCell row={row} />,
    sorts: [{ by: 'name', direction: 'ascending' }],
  },
  category: { key: 'category', header: 'Category', width: 104, initially: true, cell: (row) => CATEGORY_LABELS[row.category] },
  stage: { key: 'stage', header: 'Status', width: 156, initially: true, edits: 'stage', cell: (row) => <StageCell row={row} /> },
  urgency: {
    key: 'urgency',
    header: 'Urgency',
    width: 104,
    initially: true,
    edits: 'urgency',
    cell: (row) => <UrgencyText urgency={row.urgency} />,
  },
  email: { key: 'email', header: 'Email', width: 220, initially: true, cell: (row) => row.email },
  phone: {
    key: 'phone',
    header: 'Phone',
    width: 136,
    initially: true,
    cell: (row) => row.phone && <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(row.phone)}</span>,
  },
  tags: {
    key: 'tags',
    header: 'Tags',
    width: 180,
    initially: true,
    edits: 'tags',
    cell: (row) => row.tags.length > 0 && <TagList tags={row.tags} />,
  },
  source: { key: 'source', header: 'Source', width: 128, initially: true, cell: (row) => row.source },
  referrer: { key: 'referrer', header: 'Referrer', width: 144, initially: true, cell: (row) => row.referrerName },
  owner: {
    key: 'owner',
    header: 'Owner',
    width: 148,
    initially: true,
    edits: 'ownerId',
    cell: (row) => row.ownerId && <OwnerName id={row.ownerId} />,
  },
  place: { key: 'place', header: 'City', width: 148, initially: false, cell: (row) => [row.city, row.state].filter(Boolean).join(', ') },
  followUp: {
    key: 'followUp',
    header: 'Follow-up',
    width: 168,
    initially: true,
    edits: 'followUpOn',
    cell: (row) => row.followUpOn && <FollowUpText on={row.followUpOn} />,
    sorts: [{ by: 'follow-up', direction: 'ascending' }],
  },
  lastActivity: {
    key: 'lastActivity',
    header: 'Last activity',
    width: 128,
    initially: true,
    cell: (row) => row.lastActivityAt && <Since at={row.lastActivityAt} />,
  },
  lastContact: {
    key: 'lastContact',
    header: 'Last contact',
    width: 128,
    initially: false,
    cell: (row) => row.lastContactedAt && <Since at={row.lastContactedAt} />,
    sorts: [{ by: 'last-contact', direction: 'descending' }],
  },
  age: { key: 'age', header: 'Age', width: 112, initially: false, cell: (row) => <Since at={row.createdAt} /> },
  added: {
    key: 'added',
    header: 'Added',
    width: 128,
    initially: false,
    cell: (row) => <DateText at={row.createdAt} distance={false} />,
    sorts: [
      { by: 'newest', direction: 'descending' },
      { by: 'oldest', direction: 'ascending' },
    ],
  },
} as const satisfies Readonly<Record<string, ContactColumn>>;

function NameCell({ row }: { readonly row: ContactRow }): ReactElement {
  return (
    <>
      <bdi>{row.name}</bdi>
      {row.company && row.company !== row.name && (
        <span style={{ color: 'var(--redress-muted)', fontWeight: 400 }}>
          {' '}
          · <bdi>{row.company}</bdi>
        </span>
      )}
    </>
  );
}

function StageCell({ row }: { readonly row: ContactRow }): ReactElement {
  return (
    <>
      {row.stage && STAGE_LABELS[row.stage]}
      {row.hold !== null && (
        <span style={{ color: 'var(--redress-muted)' }}>
          {row.stage && ' · '}
          {HOLD_NAMES[row.hold]}
        </span>
      )}
    </>
  );
}

/** The two urgencies that make a lead hot are bold; color is used for good, soon and late. */
function UrgencyText({ urgency }: { readonly urgency: ContactRow['urgency'] }): ReactElement | null {
  if (urgency === null) return null;
  return urgency === 'High' || urgency === 'Critical' ? <strong style={{ fontWeight: 600 }}>{urgency}</strong> : <>{urgency}</>;
}

function OwnerName({ id }: { readonly id: string }): ReactElement {
  const { nameOf } = useColleagues();
  return <bdi>{nameOf(id) ?? 'Someone who left'}</bdi>;
}

function Since({ at }: { readonly at: string }): ReactElement {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-US')}>
      {formatDistance(at)}
    </time>
  );
}
