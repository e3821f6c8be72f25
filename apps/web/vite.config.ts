import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blogArticles } from "./scripts/blog-articles.ts";
import { contentModules } from "./scripts/content-modules.ts";
import { contractForBrowser } from "./scripts/contract-for-browser.ts";
import { pathsForBrowser } from "./scripts/paths-for-browser.ts";

const API = process.env["THETA_API"] ?? "http://localhost:4000";

export default defineConfig({
  plugins: [
    blogArticles(),
    contentModules(),
    contractForBrowser(),
    pathsForBrowser(),
    react(),
    tailwindcss(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/thetaapi": API, "/dev/mailbox": API, "/healthz": API },
  },
  build: {
    manifest: true,
    // The pages' policy allows no inline scripts, and fonts only from files.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
