/** How the tokens of the Old World look: each has its own form, picture and colour. Around 0, of radius 17. */

import comet from "icon:comet-spark";
import helm from "icon:visored-helm";
import crown from "icon:queen-crown";
import fork from "icon:pitchfork";
import rat from "icon:rat";
import crystal from "icon:crystal-growth";
import type { TokenId } from "../components.ts";

export interface TokenLook {
  form: string;
  motif: string;
  fill: string;
  ink: string;
}

export const TOKEN_LOOKS: Record<TokenId, TokenLook> = {
  event: { form: "M0-18L15.6-9V9L0 18L-15.6 9V-9Z", motif: comet, fill: "#e7c869", ink: "#5b2a0c" },
  hero: { form: "M-15-15H15V2C15 10 8 16 0 18C-8 16-15 10-15 2Z", motif: helm, fill: "#d8dde0", ink: "#28343c" },
  noble: {
    form: "M0-17.5A17.5 17.5 0 1 1 0 17.5A17.5 17.5 0 1 1 0-17.5Z",
    motif: crown,
    fill: "#f2d98c",
    ink: "#6a3f06",
  },
  peasant: { form: "M-16-16H16V16H-16Z", motif: fork, fill: "#c79d6b", ink: "#3d2410" },
  skaven: { form: "M0-19L19 0L0 19L-19 0Z", motif: rat, fill: "#6b5b50", ink: "#f4e4c8" },
  warpstone: {
    form: "M-7.3-17.5H7.3L17.5-7.3V7.3L7.3 17.5H-7.3L-17.5 7.3V-7.3Z",
    motif: crystal,
    fill: "#1c2b25",
    ink: "#62dca6",
  },
};
