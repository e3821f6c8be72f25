/** Reads Vite's manifest of the files it built. */
import { readFile } from "node:fs/promises";
import path from "node:path";

export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  /** Fonts and pictures that its code or styles refer to. */
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

export async function readManifest(dist: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(dist, ".vite/manifest.json"), "utf8"),
  );
  return manifest;
}

/** Finds a lazily loaded chunk by its export: `HomeScreen` comes from `…/home-screen.tsx`. */
export function chunkOf(manifest: Manifest, exportName: string): string {
  const file = `/${exportName.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase()}.tsx`;
  const key = Object.keys(manifest).find((name) => name.endsWith(file));
  if (!key) throw new Error(`No part of the build comes from a file named ${file.slice(1)}`);
  return key;
}

/** Finds the chunk built from one source file. */
export function chunkOfSource(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(source));
  if (!key) throw new Error(`No part of the build comes from ${source}`);
  return key;
}

/** The hashed name of a file that a stylesheet refers to. */
export function assetOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}`));
  const file = key && manifest[key]?.file;
  if (!file) throw new Error(`No style sheet of the build refers to ${name}`);
  return file;
}

export function entryOf(manifest: Manifest): string {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry");
  return entry[0];
}

/** All chunks that must be loaded before these can run. */
export function withImports(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
