/** Hands a file to the browser as a download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when the click returns; some need a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
