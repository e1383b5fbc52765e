import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { PASSABLE_GATES } from '../rules/overridable-gates.ts';

interface GateReasonsProps {
  /** Codes of the gates that wait for a reason. */
  readonly gates: readonly string[];
  readonly mayOverride: boolean;
  readonly reasons: Readonly<Record<string, string>>;
  readonly onReason: (code: string, reason: string) => void;
}

/** A field for the reason of each gate that may be passed. Renders nothing when there are none. */
export function GateReasons({ gates, mayOverride, reasons, onReason }: GateReasonsProps): ReactElement | null {
  if (gates.length === 0) return null;
  if (!mayOverride)
    return (
      <Text c="dimmed" mt="xs">
        Someone who may override gates can make this letter with a reason: the owner, or compliance.
      </Text>
    );
  return (
    <>
      {gates.map((code) => (
        <TextInput
          key={code}
          mt="xs"
          label={`Reason: ${(PASSABLE_GATES[code] ?? code).toLowerCase()}`}
          description="Kept with the letter, with your name."
          maxLength={500}
          value={reasons[code] ?? ''}
          onChange={(event) => onReason(code, event.currentTarget.value)}
        />
      ))}
    </>
  );
}
