declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      preserveNameIds?: number[];
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
