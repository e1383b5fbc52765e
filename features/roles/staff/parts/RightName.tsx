import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { ToneText } from '../../../../platform/web/look/ToneText.tsx';
import type { RightRow } from '../../contract.ts';
import { nameRight } from '../../rules/describe-right.ts';
import { DANGER_WORDS, shorten } from '../words.ts';

interface RightNameProps {
  readonly right: RightRow;
  /** Leads to the people who have it. */
  readonly linked: boolean;
  /** Every sentence instead of the first ones. */
  readonly whole?: boolean;
}

/** A permission: its name, what it lets someone do, and what is dangerous about it. */
export function RightName({ right, linked, whole = false }: RightNameProps): ReactElement {
  const { permission, sentences, dangers } = right;
  return (
    <>
      {linked ? (
        <Anchor component={AppLink} href={`/permissions?permission=${encodeURIComponent(permission)}`} c="inherit" fw={500}>
          {nameRight(permission)}
        </Anchor>
      ) : (
        <Text span fw={500}>
          {nameRight(permission)}
        </Text>
      )}
      {dangers.map((danger) => (
        <Text key={danger} size="xs">
          <ToneText tone="soon" glyph="▲">
            {DANGER_WORDS[danger]}
          </ToneText>
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {shorten(sentences, whole ? sentences.length : 3)}
      </Text>
    </>
  );
}
