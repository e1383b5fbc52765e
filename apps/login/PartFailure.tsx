import { Button, Stack, Text } from '@mantine/core';
import { Component, type ReactElement, type ReactNode } from 'react';
import { isPartFailure } from '../../platform/web/live/load-part.ts';
import { WaitingForLine } from '../../platform/web/look/WaitingForLine.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error?: unknown;
}

/** What is shown when a page before signing in broke, or a part of it did not come. */
export class PartFailure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { readonly error: unknown }): ReactElement {
  return (
    <Stack component="main" p="xl" gap="md" maw={520} mx="auto" mt="15vh" align="flex-start">
      <title>Redress</title>
      {isPartFailure(error) ? <WaitingForLine /> : <Text role="alert">Something went wrong on this page. Please reload it.</Text>}
      <Button onClick={() => location.reload()}>Try again</Button>
    </Stack>
  );
}
