import { TextInput, Text } from '@mantine/core';
import type { ReactElement } from 'react';

interface GateReasonsProps {
  /** What the gates stop: the opening of a round, the making of a letter. */
  readonly stopped: 'round' | 'letter';
  /** What each is called, by its code. */
  readonly names: Readonly<Record<string, string>>;
  /** Codes of the gates that wait for a reason. */
  readonly gates: readonly string[];
  readonly mayOverride: boolean;
  readonly reasons: Readonly<Record<string, string>>;
  readonly onReason: (code: string, reason: string) => void;
}

const ACTS = { round: 'open this round', letter: 'make this letter' } as const;

/** A field for the reason of each gate that may be passed. Renders nothing when there are none. */
export function GateReasons({ stopped, names, gates, mayOverride, reasons, onReason }: GateReasonsProps): ReactElement | null {
  if (gates.length === 0) return null;
  if (!mayOverride)
    return (
      <Text c="dimmed" mt="xs">
        Someone who may override gates can {ACTS[stopped]} with a reason: the owner, or compliance.
      </Text>
    );
  return (
    <>
      {gates.map((code) => (
        <TextInput
          key={code}
          mt="xs"
          label={`Reason: ${(names[code] ?? code).toLowerCase()}`}
          description={`Kept with the ${stopped}, with your name.`}
          maxLength={500}
          value={reasons[code] ?? ''}
          onChange={(event) => onReason(code, event.currentTarget.value)}
        />
      ))}
    </>
  );
}
