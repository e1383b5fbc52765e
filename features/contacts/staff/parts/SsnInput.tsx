import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { maskSsn } from '../contact-form.ts';

/** Shows the number while it is typed, and dots with the last four digits as soon as the input is left. */
export function SsnInput({ value, ...rest }: TextInputProps & { readonly value: string }): ReactElement {
  const [typing, setTyping] = useState(false);
  return (
    <TextInput
      {...rest}
      value={typing ? value : maskSsn(value)}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={11}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  );
}
