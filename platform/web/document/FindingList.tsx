import { Badge, Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DocumentFinding } from '../../base/document/document-finding.ts';
import classes from './FindingList.module.css';

interface FindingListProps<F extends DocumentFinding> {
  readonly label: string;
  readonly findings: readonly F[];
  readonly onGo: (finding: F, path: readonly number[]) => void;
  /** Findings that only a person can decide. */
  readonly isAdvice?: (finding: F) => boolean;
}

/** What is wrong with a text, each with its law and a way to its place. */
export function FindingList<F extends DocumentFinding>({ label, findings, onGo, isAdvice }: FindingListProps<F>): ReactElement {
  return (
    <ul className={classes['list']} aria-label={label}>
      {findings.map((finding) => {
        const { code, sentence, citation, path, phrase } = finding;
        return (
          <li key={`${code} ${path?.join('.') ?? ''} ${phrase ?? ''} ${sentence}`} className={classes['finding']}>
            {isAdvice?.(finding) === true && (
              <Badge variant="default" mb={4}>
                Advice
              </Badge>
            )}
            {phrase !== null && (
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                “{phrase}”
              </Text>
            )}
            <Text size="sm">{sentence}</Text>
            {citation !== null && (
              <Text size="xs" c="dimmed">
                {citation}
              </Text>
            )}
            {path !== null && (
              <Button size="compact-xs" variant="default" mt={4} onClick={() => onGo(finding, path)}>
                Show in text
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
