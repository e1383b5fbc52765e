import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';

const TYPING_PAUSE_MS = 250;

interface SearchInputProps {
  readonly label: string;
  /** What can be typed. */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** What is typed shows at once and is searched after a short pause. */
export function SearchInput({ label, hint = 'Name, email, phone, last 4', value, onSearch }: SearchInputProps): ReactElement {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => void (search.current = onSearch));
  useEffect(() => {
    // Changed from outside: the filters were cleared, or the browser went back.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
      return undefined;
    }
    const typed = text.trim();
    if (typed === value) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      maxLength={80}
      w={{ base: '100%', xs: 280 }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
