import { expect, test } from "vitest";
import { deviceName } from "./device.rules.ts";

const CASES: [userAgent: string | undefined, name: string][] = [
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["curl/8.5 Linux", "Linux"],
  ["<script>alert(1)</script>", "Unknown device"],
  [undefined, "Unknown device"],
];

test.each(CASES)("calls %s %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
