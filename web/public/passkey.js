/** On the plain page of a closed server: who was invited comes in from another device by a passkey. */

const button = document.getElementById("passkey");
const problem = document.getElementById("problem");
const json = { "Content-Type": "application/json" };

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", headers: json, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(path);
  return answer.json();
}

async function enter() {
  problem.textContent = "";
  try {
    const { options } = await post("/api/enter/challenge");
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const shown = await navigator.credentials.get({ publicKey });
    await post("/api/enter/passkey", { credential: shown.toJSON() });
    location.assign("/");
  } catch (error) {
    // Who closes the browser's own dialog knows why nothing happened.
    if (!(error instanceof DOMException)) problem.textContent = problem.dataset.wrong;
  }
}

if (self.PublicKeyCredential?.parseRequestOptionsFromJSON) button.hidden = false;
button.addEventListener("click", enter);
