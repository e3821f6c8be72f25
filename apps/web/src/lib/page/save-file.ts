/** Downloads a file through the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file once the click returns, but some need a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
