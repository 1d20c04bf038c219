import { offers, pressInRow } from './rows.ts';
import { useShortcut } from './useShortcut.ts';

const review = () => pressInRow('review');
const canReview = () => offers('review');
const assign = () => pressInRow('assign');
const canAssign = () => offers('assign');
const careerPage = () => pressInRow('careerPage');
const hasCareerPage = () => offers('careerPage');

/**
 * The keys of what the rows of the dashboard offer: they press the buttons that the row that has
 * the focus marks with `data-row-action`.
 */
export function useRowActionKeys() {
  useShortcut('list.review', review, canReview);
  useShortcut('list.assign', assign, canAssign);
  useShortcut('list.careerPage', careerPage, hasCareerPage);
}
