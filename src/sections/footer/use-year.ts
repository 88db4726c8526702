import { useEffect, useState } from 'react';

/** The current year; in the HTML and until hydration the year of the build. */
export function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
