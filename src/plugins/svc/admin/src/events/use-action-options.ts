import { useState } from 'react';
import type { AskedAction } from './action-dialog';
import { addDays, daysBetween } from './days';

/** What the server takes. */
const maxDays = 3650;

const wholeNumber = (text: string, least: number, most: number): number | null => {
  const number = /^[+-]?\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
};

/** By how many days a day that was typed is later; null where it is none, or too far away. */
function daysUntil(start: string, day: string): number | null {
  const days = /^\d{4}-\d\d-\d\d$/.test(day) ? daysBetween(start, day) : NaN;
  return Math.abs(days) <= maxDays ? days : null;
}

/** What is moved is a week later. One copy is a year later, on the same day of the week; the first of several, one step. */
const aWeek = 7;
const aYear = 364;

/** How the one event is moved or copied: to a day. For several, or without a date, by a number of days. */
function useDays(start: string | null, later: number) {
  const from = start?.slice(0, 10) ?? null;
  const [days, setDays] = useState('7');
  const [typed, setDay] = useState<string | null>(null);
  const day = typed ?? (from ? addDays(from, later) : '');
  const read = from ? daysUntil(from, day) : wholeNumber(days, -maxDays, maxDays);
  return { byDay: from !== null, days, setDays, day, setDay, read };
}

/** What is typed before something is done with events. */
export function useActionOptions(action: AskedAction, start: string | null) {
  const [times, setTimes] = useState('1');
  const [every, setEvery] = useState('7');
  const [withTickets, setWithTickets] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const isCopy = action === 'duplicate';
  const [byTimes, byEvery] = [wholeNumber(times, 1, 52), wholeNumber(every, 1, 366)];
  const later = (byTimes ?? 1) > 1 ? (byEvery ?? aWeek) : aYear;
  const days = useDays(start, isCopy ? later : aWeek);
  const isWrong = [days.read, ...(isCopy ? [byTimes, byEvery] : [])].includes(null);
  const all = { days: days.read ?? 0, times: byTimes ?? 1, every: byEvery ?? 7, withTickets };
  return {
    inputs: { ...days, times, setTimes, every, setEvery, withTickets, setWithTickets },
    wrongDays: isChecked && days.read === null,
    wrongTimes: isChecked && byTimes === null,
    wrongEvery: isChecked && byEvery === null,
    /** On which days it will begin; none where that is not known. */
    resultingDays:
      days.byDay && !isWrong
        ? Array.from({ length: isCopy ? all.times : 1 }, (_, nth) =>
            addDays(days.day, nth * all.every),
          )
        : [],
    /** What is sent; null where something cannot be. */
    read: () => {
      setIsChecked(true);
      if (action !== 'move' && !isCopy) return {};
      if (isWrong) return null;
      return isCopy ? all : { days: all.days };
    },
  };
}

export type ActionOptions = ReturnType<typeof useActionOptions>;
