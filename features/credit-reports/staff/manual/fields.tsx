// The inputs of the entry form. A sentence about a field is held back while someone is still typing in it.
import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { useEntry } from './entry-context.ts';
import { tidyDate } from './typed-date.ts';

interface FieldProps {
  readonly label: string;
  /** When the label alone does not say which line it belongs to. */
  readonly fullLabel?: string | undefined;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onText: (text: string) => void;
}
interface WordsProps extends FieldProps {
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly align?: 'right';
  readonly onLeave?: () => void;
  readonly suggestions?: string;
}

export function WordsField({
  label,
  fullLabel,
  value,
  problem,
  onText,
  maxLength,
  placeholder,
  inputMode = 'text',
  align,
  onLeave,
  suggestions,
}: WordsProps): ReactElement {
  const [typing, setTyping] = useState(false);
  const leave = (): void => {
    setTyping(false);
    onLeave?.();
  };
  return (
    <TextInput
      label={label}
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      value={value}
      error={typing ? undefined : problem}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      {...(placeholder !== undefined && { placeholder })}
      {...(align && { styles: { input: { textAlign: align } } })}
      {...(suggestions !== undefined && { list: suggestions })}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** As much of a date as the paper gives; `placeholder` shows what it most often gives. */
export function DateField({ placeholder = 'MM/YYYY', ...props }: FieldProps & { readonly placeholder?: string }): ReactElement {
  const { value, onText } = props;
  const tidy = (): void => {
    const text = tidyDate(value);
    if (text !== value) onText(text);
  };
  return <WordsField {...props} maxLength={20} placeholder={placeholder} onLeave={tidy} />;
}

export function AmountField(props: FieldProps): ReactElement {
  return <WordsField {...props} maxLength={16} inputMode="decimal" align="right" />;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly fullLabel?: string | undefined;
  readonly value: T;
  /** Value -> its words, in the order shown. */
  readonly words: Readonly<Record<T, string>>;
  readonly problem?: string | undefined;
  readonly onChoose: (value: T) => void;
}

export function ChoiceField<T extends string>({ label, fullLabel, value, words, problem, onChoose }: ChoiceProps<T>): ReactElement {
  const choose = (text: string): void => {
    for (const choice in words) if (choice === text) onChoose(choice);
  };
  return (
    <NativeSelect
      label={label}
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      value={value}
      error={problem}
      onChange={(event) => choose(event.currentTarget.value)}
      data={Object.entries<string>(words).map(([choice, text]) => ({ value: choice, label: text }))}
    />
  );
}

/** The bureaus of the report, and the bureau of a line even when it is not among them. */
export function BureauField({
  fullLabel,
  value,
  problem,
  onChoose,
}: {
  readonly fullLabel?: string | undefined;
  readonly value: Bureau;
  readonly problem: string | undefined;
  readonly onChoose: (bureau: Bureau) => void;
}): ReactElement {
  const { chosen } = useEntry();
  const offered = BUREAUS.filter((bureau) => chosen.includes(bureau) || bureau === value);
  return (
    <NativeSelect
      label="Bureau"
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      value={value}
      error={problem}
      data={offered.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] }))}
      onChange={(event) => onChoose(BUREAUS.find((bureau) => bureau === event.currentTarget.value) ?? value)}
    />
  );
}
