import { describe, expect, it, test } from 'vitest';
import { DISPUTE_INSTRUCTIONS } from './dispute-instructions.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import { DISPUTE_REASONS, findInstruction, findReason, listInstructions, listReasons } from './dispute-reasons.ts';

const KINDS = ['tradeline', 'inquiry', 'public-record', 'personal-information'] as const;
const reasons: readonly DisputeReason[] = DISPUTE_REASONS;

it('names each reason and instruction once', () => {
  expect(new Set(reasons.map((r) => r.code)).size).toBe(reasons.length);
  expect(new Set(reasons.map((r) => r.label)).size).toBe(reasons.length);
  expect(new Set(DISPUTE_INSTRUCTIONS.map((i) => i.code)).size).toBe(DISPUTE_INSTRUCTIONS.length);
});

test.each(reasons.map((r) => [r.code, r] as const))('%s can be asked, cited and acted on', (code, reason) => {
  expect(findReason(code)).toBe(reason);
  expect(reason.question).toMatch(/^[A-Z].*\?$/);
  expect(reason.citation).toMatch(/U\.S\.C\.|^Policy of/);
  // The instruction proposed first must be possible for each kind the reason fits.
  for (const kind of reason.itemKinds) expect(reason.instructions.some((i) => findInstruction(i)?.itemKinds.includes(kind))).toBe(true);
});

describe('what may be chosen', () => {
  test.each(KINDS)('%s has reasons and instructions, none that needs a result', (kind) => {
    expect(listReasons(kind).length).toBeGreaterThan(0);
    expect(listReasons(kind).some((r) => r.afterResults)).toBe(false);
    expect(listInstructions(kind).length).toBeGreaterThan(0);
    expect(listInstructions(kind).some((i) => i.afterResults)).toBe(false);
  });
  it('grows once the bureau has answered', () => {
    const codes = listReasons('tradeline', { afterResults: true }).map((r) => r.code);
    expect(codes).toContain('reinserted');
    expect(listInstructions('tradeline', 'verified-but-contradicted', { afterResults: true })[0]?.code).toBe('explain-how-verified');
  });
  it('proposes the fitting instruction first', () =>
    expect(listInstructions('inquiry', 'inquiry-not-authorized')[0]?.code).toBe('remove-inquiry'));
  it('knows no code it does not list', () => expect([findReason('nope'), findInstruction('nope')]).toEqual([undefined, undefined]));
});
