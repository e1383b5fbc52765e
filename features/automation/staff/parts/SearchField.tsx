import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** What is typed shows at once and is searched after a short pause. */
export function SearchField({ label, value, onSearch }: SearchFieldProps): ReactElement {
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, TYPING_PAUSE_MS);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder="Search"
      w={{ base: '100%', xs: 260 }}
      mb="sm"
      maxLength={80}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
