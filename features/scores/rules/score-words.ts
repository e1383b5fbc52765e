// How screens speak of scores.

/** 'up 12', 'down 3', 'no change'. */
export function changeText(points: number): string {
  if (points === 0) return 'no change';
  return points > 0 ? `up ${points}` : `down ${-points}`;
}

export const SCORE_FILTER_WORDS = {
  all: 'Everyone',
  stale: 'No score for 35 days',
  dropped: 'Dropped by more than 20',
  reached: 'Goal reached',
} as const;
