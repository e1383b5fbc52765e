import { Textarea } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import classes from './AccountEntry.module.css';
import type { Problems } from './field-problems.ts';
import { AmountField, BureauField, ChoiceField, DateField, WordsField } from './fields.tsx';
import { TRADE_AMOUNTS, TRADE_DATES, type TypedTrade } from './form-report.ts';
import { HistoryEditor } from './HistoryEditor.tsx';
import { AMOUNT_WORDS, DATE_WORDS, OPEN_CLOSED_WORDS, OWNER_WORDS, PORTFOLIO_WORDS, STATUS_WORDS } from './manual-words.ts';

interface AccountFieldsProps {
  readonly trade: TypedTrade;
  readonly problems: Problems<keyof TypedTrade>;
  /** The newest month of the history, 'YYYY-MM'. */
  readonly newest: string;
  readonly onChange: (change: Partial<TypedTrade>) => void;
}

/** Every field of an account, in the order reports print them. */
export function AccountFields({ trade, problems, newest, onChange }: AccountFieldsProps): ReactElement {
  // Words that came from elsewhere stay a choice.
  const statuses = trade.payStatus in STATUS_WORDS ? STATUS_WORDS : { ...STATUS_WORDS, [trade.payStatus]: trade.payStatus };
  return (
    <>
      <div className={classes['fields']}>
        <WordsField
          label="Creditor"
          maxLength={120}
          value={trade.creditorName}
          problem={problems.creditorName}
          onText={(creditorName) => onChange({ creditorName })}
        />
        <WordsField
          label="Account number"
          maxLength={40}
          value={trade.accountNumber}
          onText={(accountNumber) => onChange({ accountNumber })}
        />
        <BureauField value={trade.bureau} problem={problems.bureau} onChoose={(bureau) => onChange({ bureau })} />
        <ChoiceField label="Kind" value={trade.portfolio} words={PORTFOLIO_WORDS} onChoose={(portfolio) => onChange({ portfolio })} />
        <WordsField
          label="Account type"
          placeholder="Such as Credit card"
          maxLength={60}
          value={trade.accountType}
          onText={(accountType) => onChange({ accountType })}
        />
        <ChoiceField
          label="Pay status"
          value={trade.payStatus}
          words={statuses}
          problem={problems.payStatus}
          onChoose={(payStatus) => onChange({ payStatus })}
        />
        <ChoiceField
          label="Condition"
          value={trade.openClosed}
          words={OPEN_CLOSED_WORDS}
          onChoose={(openClosed) => onChange({ openClosed })}
        />
        <ChoiceField
          label="Responsibility"
          value={trade.responsibility}
          words={OWNER_WORDS}
          onChoose={(responsibility) => onChange({ responsibility })}
        />
      </div>
      <div className={classes['fields']} data-small>
        {TRADE_AMOUNTS.map((field) => (
          <AmountField
            key={field}
            label={AMOUNT_WORDS[field]}
            value={trade[field]}
            problem={problems[field]}
            onText={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
      <div className={classes['fields']} data-small>
        {TRADE_DATES.map((field) => (
          <DateField
            key={field}
            label={DATE_WORDS[field]}
            value={trade[field]}
            problem={problems[field]}
            onText={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
      <div className={classes['fields']}>
        <WordsField
          label="Original creditor"
          maxLength={120}
          value={trade.originalCreditor}
          onText={(originalCreditor) => onChange({ originalCreditor })}
        />
        <RemarksField remarks={trade.remarks} problem={problems.remarks} onChange={(remarks) => onChange({ remarks })} />
      </div>
      <HistoryEditor history={trade.history} newest={newest} opened={trade.opened} onChange={(history) => onChange({ history })} />
    </>
  );
}

/** One remark a line; an empty line is none, but stays while someone types. */
function RemarksField({
  remarks,
  problem,
  onChange,
}: {
  readonly remarks: string[];
  readonly problem: string | undefined;
  readonly onChange: (remarks: string[]) => void;
}): ReactElement {
  const [typing, setTyping] = useState<string>();
  return (
    <Textarea
      label="Remarks, one per line"
      autosize
      minRows={1}
      maxRows={6}
      maxLength={3000}
      value={typing ?? remarks.join('\n')}
      error={typing === undefined ? problem : undefined}
      onFocus={() => setTyping(remarks.join('\n'))}
      onBlur={() => setTyping(undefined)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyping(text);
        onChange(
          text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        );
      }}
    />
  );
}
