/** Passkeys: what the server asks goes to the browser's authenticator, and its answer goes back, both as JSON. */

import { api } from "../lib/api";
import type { Me, Ways } from "../lib/messages";

export const mayPasskey = (): boolean => isSecureContext && "PublicKeyCredential" in window;

const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
const written = (data: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
type Named = { id: string };
const named = (list: Named[] | undefined) => (list ?? []).map((entry) => ({ ...entry, id: bytes(entry.id) }) as PublicKeyCredentialDescriptor);

function answered(credential: Credential | null): Record<string, unknown> {
  const { id, rawId, type, response } = credential as PublicKeyCredential;
  const parts: Record<string, string> = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const data = (response as unknown as Record<string, unknown>)[name];
    if (data instanceof ArrayBuffer) parts[name] = written(data);
  }
  return { id, rawId: written(rawId), type, response: parts, clientExtensionResults: {} };
}

export async function add(): Promise<Ways> {
  const { options } = await api.passkeyChallenge();
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: named(options.excludeCredentials) };
  return api.addPasskey(answered(await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions })));
}

export async function enter(): Promise<Me> {
  const { options } = await api.enterChallenge();
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: named(options.allowCredentials) };
  return api.enterWithPasskey(answered(await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions })));
}
