import { Text } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { reloadWhenReachable } from '../live/load-part.ts';
import { lookTexts } from './texts.ts';

/** Shown where a part of the app could not load. The page opens by itself when the server answers again. */
export function WaitingForLine(): ReactElement {
  const texts = useTexts(lookTexts);
  useEffect(() => reloadWhenReachable(), []);
  return <Text role="status">{texts.waiting}</Text>;
}
