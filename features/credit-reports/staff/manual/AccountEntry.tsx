import { Button, Group } from '@mantine/core';
import { IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { maskAccountNumber } from '../../../report-files/rules/masking.ts';
import { BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import classes from './AccountEntry.module.css';
import { AccountFields } from './AccountFields.tsx';
import { useEntry } from './entry-context.ts';
import { tradeProblems } from './field-problems.ts';
import type { Entry, TypedTrade } from './form-report.ts';
import { STATUS_WORDS } from './manual-words.ts';

interface AccountEntryProps {
  readonly line: Entry<TypedTrade>;
  readonly number: number;
  readonly newest: string;
  readonly open: boolean;
  /** Just added or copied: the cursor goes into it. */
  readonly fresh: boolean;
  /** The bureaus this account can be copied to. */
  readonly copies: readonly Bureau[];
  readonly onToggle: () => void;
  readonly onChange: (change: Partial<TypedTrade>) => void;
  readonly onCopy: (bureau: Bureau) => void;
  readonly onRemove: () => void;
}

/** One account at one bureau: a line that opens into its fields. */
export function AccountEntry({
  line,
  number,
  newest,
  open,
  fresh,
  copies,
  onToggle,
  onChange,
  onCopy,
  onRemove,
}: AccountEntryProps): ReactElement {
  const around = useEntry();
  const problems = tradeProblems(line.value, around);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && fresh) body.current?.querySelector<HTMLElement>('input')?.focus();
  }, [open, fresh]);
  const { creditorName, accountNumber, bureau, payStatus } = line.value;
  const name = creditorName.trim() || `Account ${number}`;
  const wrong = Object.keys(problems).length;
  const detail = [BUREAU_NAMES[bureau], maskAccountNumber(accountNumber), payStatus === '' ? '' : (STATUS_WORDS[payStatus] ?? payStatus)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={classes['account']} data-bureau={bureau}>
      <button type="button" className={classes['head']} aria-expanded={open} onClick={onToggle}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes['chevron'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['name']}>{name}</span>
          <span className={classes['detail']}>{detail}</span>
        </span>
        {wrong > 0 && <span className={classes['wrong']}>{wrong} to fix</span>}
      </button>
      {open && (
        <div ref={body} className={classes['body']} role="group" aria-label={`${name} at ${BUREAU_NAMES[bureau]}`}>
          <AccountFields trade={line.value} problems={problems} newest={newest} onChange={onChange} />
          <Group gap="xs" mt="md">
            {copies.map((to) => (
              <Button
                key={to}
                variant="default"
                size="xs"
                leftSection={<IconCopy size={14} aria-hidden="true" />}
                onClick={() => onCopy(to)}
              >
                Copy to {BUREAU_NAMES[to]}
              </Button>
            ))}
            <Button variant="subtle" color="gray" size="xs" leftSection={<IconTrash size={14} aria-hidden="true" />} onClick={onRemove}>
              Remove
            </Button>
          </Group>
        </div>
      )}
    </li>
  );
}
