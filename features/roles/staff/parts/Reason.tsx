import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useScreenWords } from '../../../../platform/web/screen-words.ts';
import { roleLabel } from '../../../accounts/rules/roles.ts';
import { partOfRight } from '../../rules/describe-right.ts';
import { namePart } from '../words.ts';

/** Why someone has a permission: their role, and the pattern of it that grants it. */
export function Reason({ role, pattern }: { readonly role: string; readonly pattern: string }): ReactElement {
  const { areas } = useScreenWords();
  const what =
    pattern === '*'
      ? 'includes everything.'
      : pattern.endsWith(':*')
        ? `includes everything in ${namePart(partOfRight(pattern), areas)}.`
        : 'includes it.';
  return (
    <Text span size="xs" c="dimmed">
      The role {roleLabel(role)} {what} <code>{pattern}</code>
    </Text>
  );
}
