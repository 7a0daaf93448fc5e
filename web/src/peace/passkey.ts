/** Passkeys: what the browser makes of the server's challenges. */

import { passkeys } from "./api.ts";

export function canPasskey(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Makes a passkey on this device, or wherever its owner keeps them. */
export async function makePasskey(password: string, name: string) {
  const { token, options } = await passkeys.challenge(password);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  return passkeys.add(token, made?.toJSON() ?? {}, name);
}

/** Lets the device say who somebody is. */
export async function signInByPasskey() {
  const { token, options } = await passkeys.who();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  return passkeys.signIn(token, used?.toJSON() ?? {});
}

/** Whether somebody only changed their mind. */
export function wasDropped(problem: unknown): boolean {
  return problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name);
}
