/** What the build makes out of icon, word and letter imports. */

declare module "icon:*" {
  /** Path data in a box of 512 x 512. */
  const paths: string;
  export default paths;
}

declare module "words:*" {
  /** Fluent source. */
  const source: string;
  export default source;
}

declare module "words:topics" {
  /** By topic and language. */
  const sources: Record<string, Record<"en" | "pl" | "fr" | "ru", () => Promise<{ default: string }>>>;
  export default sources;
}

declare module "letters:*" {}

declare module "engine:here" {
  /** Where the files of the engine lie, the worker first; none while the client is being developed. */
  const files: readonly string[];
  export default files;
}

declare module "subset-font" {
  /** The font with the letters of this text alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Uint8Array>;
}
