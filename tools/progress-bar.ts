const WIDTH = 30;

/** A progress bar on one line of the terminal. A log file gets only its final state. */
export function progressBar(label: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    if (!process.stderr.isTTY && percent < 100) return;
    const full = Math.round((WIDTH * percent) / 100);
    const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
    process.stderr.write(`\r${label.padEnd(38)} ${bar} ${String(percent).padStart(3)}%`);
    if (done === total) process.stderr.write("\n");
  };
}
