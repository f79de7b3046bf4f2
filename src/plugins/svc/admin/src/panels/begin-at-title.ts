import { useEffect } from 'react';
import type { SidePanelComponent } from '../shared/content-manager';
import { pageTitle, windows } from '../shared/keep-keyboard';

/** Where there is a keyboard; on a telephone one would come up and cover the form. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** The inputs come later than what stands beside them. */
const lookedEvery = 100;
const longest = 5_000;

/** Whether there is nothing more to wait for: the title has the keyboard, or somebody has put it elsewhere. */
function beginAtTitle(): boolean {
  const { activeElement } = document;
  const isElsewhere = activeElement !== document.body && !activeElement?.matches(pageTitle);
  if (isElsewhere || document.querySelector(windows)) return true;
  const title = document.querySelector<HTMLElement>('main input[name="title"]:not([disabled])');
  title?.focus({ preventScroll: true });
  return title !== null;
}

/** The page of something new begins at its title: the menu and the head of the page are behind whoever asked for it. */
export const BeginAtTitle: SidePanelComponent = ({ documentId }) => {
  const isNew = !documentId;
  useEffect(() => {
    if (!isNew || !hasKeyboard()) return;
    const began = Date.now();
    const looking = setInterval(() => {
      if (beginAtTitle() || Date.now() - began > longest) clearInterval(looking);
    }, lookedEvery);
    return () => clearInterval(looking);
  }, [isNew]);
  return null;
};
