// The pair of a claim: what the bureau reports, and what it should be by the client's word.
import { Checkbox, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { monthText } from '../../report-files/rules/report-view.ts';
import type { DraftItemInput } from '../contract.ts';
import { FIELD_WORDS, type ClaimField } from '../rules/claim-fields.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import { reportedField, speakOf } from '../rules/dispute-vocabulary.ts';
import { fieldsOf } from '../rules/judge-claim.ts';
import type { ItemChange } from './draft-edit.ts';
import classes from './ItemEditor.module.css';

interface ClaimFieldsProps {
  readonly item: DraftItemInput;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly lateMonths: readonly string[];
  readonly onChange: (change: ItemChange) => void;
}

const HINTS = { money: '$0', date: '2024-03 or 2024-03-15', text: 'In the words a report uses' } as const;

/** Right values and months, as far as the reason asks for them; nothing otherwise. */
export function ClaimFields({ item, reported, lateMonths, onChange }: ClaimFieldsProps): ReactElement | null {
  const reason = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  const fields = reason ? fieldsOf(reason, item.kind) : [];
  if (!reason || (fields.length === 0 && reason.needsMonths === undefined)) return null;
  const { correct = [], months = [] } = item;
  const about = speakOf({ kind: item.kind, heading: '', reported }, '');
  const set = (field: ClaimField, value: string | null | undefined): void => {
    const others = correct.filter((one) => one.field !== field);
    const next = value === undefined ? others : [...others, { field, value }];
    onChange({ correct: fields.flatMap((one) => next.find((entry) => entry.field === one) ?? []) });
  };
  const shown = [...new Set([...lateMonths, ...months])].toSorted().toReversed();
  return (
    <div className={classes['pairs']}>
      {fields.length > 0 && (
        <Text fw={500} size="sm">
          {reason.needsStart ? 'When it began, by the client’s word' : 'What it should be'}
        </Text>
      )}
      {fields.map((field) => {
        const { label, kind } = FIELD_WORDS[field];
        const entry = correct.find((one) => one.field === field);
        const own = reportedField(about, field);
        return (
          <div key={field} className={classes['pair']} role="group" aria-label={label}>
            <div>
              <Text size="xs" c="dimmed">
                {label} reported
              </Text>
              <Text size="sm">{own ?? 'Not reported'}</Text>
            </div>
            <TextInput
              label="It should be"
              aria-label={`${label}: it should be`}
              placeholder={HINTS[kind]}
              maxLength={120}
              size="xs"
              value={entry?.value ?? ''}
              disabled={entry?.value === null}
              onChange={({ currentTarget: { value } }) => set(field, value.trim() === '' ? undefined : value)}
            />
            {own !== undefined && !reason.needsStart && (
              <Checkbox
                size="md"
                label="Remove"
                aria-label={`${label}: should be removed`}
                checked={entry?.value === null}
                onChange={(event) => set(field, event.currentTarget.checked ? null : undefined)}
              />
            )}
          </div>
        );
      })}
      {reason.needsMonths !== undefined && (
        <div role="group" aria-label="Months">
          <Text fw={500} size="sm" mb={4}>
            Which months
          </Text>
          {shown.length === 0 && (
            <Text size="sm" c="dimmed">
              This bureau shows no late month here.
            </Text>
          )}
          <div className={classes['months']}>
            {shown.map((month) => (
              <Checkbox
                key={month}
                size="md"
                label={monthText(month)}
                checked={months.includes(month)}
                onChange={(event) =>
                  onChange({
                    months: (event.currentTarget.checked ? [...months, month] : months.filter((one) => one !== month)).toSorted(),
                  })
                }
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
