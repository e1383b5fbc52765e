import { Text } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { reloadWhenReachable } from '../live/load-part.ts';

/** Shown where a part of the app could not load. The page opens by itself when the server answers again. */
export function WaitingForLine(): ReactElement {
  useEffect(() => reloadWhenReachable(), []);
  return (
    <Text role="status">The connection was lost while this page was loading. It opens by itself as soon as the connection is back.</Text>
  );
}
